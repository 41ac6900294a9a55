from django.db import migrations, models


def fold(apps, schema_editor):
    """Fold every name. Of two that differ in case alone the later one stays apart: by its number,
    after a colon, which no name has; who types it exactly still comes in.
    """
    taken = set()
    for user in apps.get_model("web", "User").objects.order_by("pk").iterator():
        user.folded = user.username.casefold()
        if user.folded in taken:
            user.folded = f"{user.folded}:{user.pk}"
        taken.add(user.folded)
        user.save(update_fields=["folded"])


class Migration(migrations.Migration):

    dependencies = [
        ("web", "0002_preferences"),
    ]

    operations = [
        migrations.AddField(
            model_name="user",
            name="folded",
            field=models.CharField(default="", editable=False, max_length=450),
            preserve_default=False,
        ),
        migrations.RunPython(fold, migrations.RunPython.noop),
        migrations.AlterField(
            model_name="user",
            name="folded",
            field=models.CharField(editable=False, max_length=450, unique=True),
        ),
    ]

// Copies what stands in a field; true where that could be done. There is no clipboard but over
// https, and the old way needs no such.

export async function copy(field) {
    field.select();
    const copied = navigator.clipboard?.writeText(field.value).then(() => true);
    return (await copied?.catch(() => false)) || document.execCommand("copy");
}

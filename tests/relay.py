"""A port that passes everything on to a server, until it is cut or falls silent."""

import asyncio
import contextlib
import threading


class Relay:
    """Serves in a thread of its own; `url` is where it does."""

    def __init__(self, host):
        name, _, port = host.partition(":")
        self.server = name, int(port)
        self.lines = set()  # both ends of each
        self.silent = set()
        self.away = False
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, name="relay")

    def __enter__(self):
        self.thread.start()
        self.serving = self._do(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.serving.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, *_):
        self._do(self._close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    def cut(self, seconds=0.0):
        """Break all lines, and let none be opened for so long."""

        async def cut():
            self.away = True
            self._abort()
            self.loop.call_later(seconds, setattr, self, "away", False)

        self._do(cut())

    def fall_silent(self):
        """Pass nothing on any more on the lines there are, and close none: as in a sleep."""

        async def fall_silent():
            self.silent |= self.lines

        self._do(fall_silent())

    def _abort(self):
        for end in {end for line in self.lines for end in line}:
            end.transport.abort()

    async def _close(self):
        self.serving.close()
        self._abort()
        if left := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(left, timeout=1)

    def _do(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result()

    async def _serve(self, reader, writer):
        if self.away:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection(*self.server)
        except OSError:
            writer.transport.abort()
            return
        line = writer, far_writer
        self.lines.add(line)
        await asyncio.gather(
            self._pass(line, reader, far_writer), self._pass(line, far_reader, writer)
        )
        self.lines.discard(line)

    async def _pass(self, line, reader, writer):
        with contextlib.suppress(OSError):
            while heard := await reader.read(65536):
                if line not in self.silent:
                    writer.write(heard)
                    await writer.drain()
        if line not in self.silent:
            writer.close()

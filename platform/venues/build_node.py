"""
Build the node of a program, and see that it has the clients that it should have.

Usage: build_node.py JOB. JOB is a JSON file: `program` (path of a Python file that builds `node` when it is imported),
`environment` (variables, with made-up values) and `clients` (`data` and `exec`, the ids that the node must have).

Ends with code 0 when the node was built so. Else the last line printed says what went wrong. A client without a factory
only leaves a line in the log: so the clients are counted, and no exception isn't enough. Python opens no connection here.
"""

from __future__ import annotations

import errno
import importlib.util
import json
import os
import sys
import traceback
from pathlib import Path


def refuse_connections(event: str, _arguments: tuple[object, ...]) -> None:
    """Answer as a machine without a network and without a server of its own does."""
    if event in ("socket.connect", "socket.getaddrinfo", "socket.sendto"):
        raise ConnectionRefusedError(errno.ECONNREFUSED, f"{event}: no network here")


def build(job: dict) -> str | None:
    """Import the program of a job; return what is wrong with its node, in a line."""
    os.environ.update(job["environment"])
    spec = importlib.util.spec_from_file_location("node_program", job["program"])
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException as error:  # noqa: BLE001 an adapter may raise anything, SystemExit included
        traceback.print_exc()
        return f"{type(error).__name__}: {error}".splitlines()[0]
    kernel = module.node.kernel
    if not module.node.is_built():
        return "the program doesn't build its node"
    for kind, engine in (("data", kernel.data_engine), ("exec", kernel.exec_engine)):
        built = sorted(str(client) for client in engine.registered_clients)
        if built != sorted(job["clients"][kind]):
            return f"the node's {kind} clients are {built}, not {job['clients'][kind]}"
    return None


if __name__ == "__main__":
    sys.addaudithook(refuse_connections)
    failure = build(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
    sys.stdout.flush()
    sys.stderr.flush()
    if failure:
        # Behind what the platform's logger still writes from a thread of its own.
        os.write(2, f"\nFAILURE {failure}\n".encode())
    # A node that never ran has threads and tasks that nobody waits for.
    os._exit(1 if failure else 0)

import { describe, expect, it } from 'vitest';
import { type NodeFacts, readNodeFacts } from './facts';
import { importLines } from './imports';
import { readJobs } from './jobs';
import { call, callLine, frozenTexts, laidOut } from './python';
import { moonFacts, testSite } from './testSite';

function programOf(id: string, facts: NodeFacts = moonFacts) {
  const site = testSite(facts);
  try {
    expect(readNodeFacts(site.folder, 'latest')).toHaveLength(1);
    const job = readJobs(site.folder, 'latest')[0]?.jobs.find((each) => each.id === id);
    if (!job) throw new Error(`no ${id}`);
    return job.program;
  } finally {
    site.remove();
  }
}

describe('a program', () => {
  it('sends orders to the venue with the execution client of its adapter', () => {
    const { text, clients } = programOf('MOON/live/TESTNET');
    expect(clients).toEqual({ data: ['MOON'], exec: ['MOON'] });
    expect(text).toBe(`# A live node for Moon
# Orders: Sent to the venue
# Environment: Testnet
# Install: pip install "nautilus_trader[moon]"
#
# Reads these environment variables:
#   MOON_KEY

from nautilus_trader.adapters.moon import (
    MoonDataClientConfig,
    MoonExecClientConfig,
    MoonLiveDataClientFactory,
    MoonLiveExecClientFactory,
)
from nautilus_trader.config import (
    InstrumentProviderConfig,
    LoggingConfig,
    TradingNodeConfig,
)
from nautilus_trader.live.node import TradingNode

# What the node loads when it starts: put the instruments that you trade
instruments = InstrumentProviderConfig(load_ids=frozenset({"ROCK.MOON"}))

config = TradingNodeConfig(
    trader_id="TRADER-001",
    logging=LoggingConfig(log_level="INFO"),
    data_clients={
        "MOON": MoonDataClientConfig(
            size=1,
            testnet=True,
            instrument_provider=instruments,
        ),
    },
    exec_clients={
        "MOON": MoonExecClientConfig(
            size=1,
            testnet=True,
            instrument_provider=instruments,
        ),
    },
)

node = TradingNode(config=config)
# Add your strategies here: node.trader.add_strategy(...)
node.add_data_client_factory("MOON", MoonLiveDataClientFactory)
node.add_exec_client_factory("MOON", MoonLiveExecClientFactory)
node.build()

if __name__ == "__main__":
    try:
        node.run()
    finally:
        node.dispose()
`);
  });

  it("simulates orders at the venue of its first instrument, which needn't be the client's", () => {
    const elsewhere = { ...moonFacts, parts: [{ instruments: ['DUST.MARS'] }] };
    const { text, clients } = programOf('MOON/sandbox/LIVE', elsewhere);
    expect(clients).toEqual({ data: ['MOON'], exec: ['MARS'] });
    expect(text).toContain('"MARS": SandboxExecutionClientConfig(\n            venue="MARS",');
    expect(text).toContain('node.add_exec_client_factory("MARS", SandboxLiveExecClientFactory)');
    expect(text).toContain('exec_engine=LiveExecEngineConfig(reconciliation=False)');
    const named = { ...moonFacts, parts: [{ sandbox: { venue: '"VENUS"' } }] };
    expect(programOf('MOON/sandbox/LIVE', named).clients.exec).toEqual(['VENUS']);
  });

  it('has no execution client for market data alone', () => {
    const { text, clients } = programOf('MOON/data/LIVE');
    expect(clients).toEqual({ data: ['MOON'], exec: [] });
    expect(text).not.toMatch(/exec|MOON_KEY/);
  });
});

describe('layout', () => {
  it('breaks what is too long, an argument a line', () => {
    const ids = ['A', 'B'].map((letter) => letter.repeat(40));
    expect(laidOut(call('Config', { load_ids: frozenTexts(ids) }), 'instruments = ')).toBe(
      `instruments = Config(
    load_ids=frozenset(
        {
            "${ids[0] ?? ''}",
            "${ids[1] ?? ''}",
        }
    ),
)`,
    );
    expect(callLine(`node.${'f'.repeat(60)}`, '"MOON"', 'MoonLiveExecClientFactory')).toMatch(
      /\(\n {4}"MOON", MoonLiveExecClientFactory\n\)$/,
    );
  });
});

describe('imports', () => {
  it('are found outside texts and comments, and sorted', () => {
    const modules = new Map([
      ['Zeta', 'b'],
      ['Alpha', 'b'],
      ['Only', 'a'],
    ]);
    const code = 'x = Zeta(key=os.environ["KEY"], other=Alpha.Inner, text="Text") or None  # Comment\nOnly()';
    expect(importLines(code, modules)).toBe('import os\n\nfrom a import Only\nfrom b import Alpha, Zeta');
  });

  it('fail for a name of no known module', () => {
    expect(() => importLines('Nobody()', new Map())).toThrow("no module is known that has 'Nobody'");
  });
});

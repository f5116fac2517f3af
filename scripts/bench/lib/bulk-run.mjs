import { after, browse } from './browse.mjs'
import { quantile } from './load.mjs'

/** Length of a quiet round, ms: hundreds of pages, since the p95 of fewer moves by more than the tenth that is measured. */
const quietMs = 120_000
/** Length of the rounds before it, which compile the page and time it alone, ms. */
const warmUpMs = 5_000
/** The shoppers take this share of what one processor renders: above it the visits only queue up, and times say nothing. */
const share = 1 / 3
/** A run that takes longer has stopped. */
const limitMs = 30 * 60_000

/**
 * Product pages at random, of the whole catalogue, while a bulk run changes the price of everything in the list of stock; quiet rounds before and after it show
 * what else the machine does (docs/rules/platform.md#performance-budgets).
 * @param {{ base: string, office: { call: (method: string, path: string, input?: object) => Promise<any> }, sql: import('postgres').Sql }} shop
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function measureBulkRun({ base, office, sql }) {
  const products = await sql`
    select t.slug from product_texts t join products p on p.id = t.product_id where not p.archived and not p.is_variant order by random()`
  let visited = 0
  // No page is visited twice before all were, so that pages are rendered in every round alike.
  const pathOf = () => `/product/${products[visited++ % products.length]?.slug}`
  // Compiles the code of the page.
  await visitInTurn(base, pathOf, after(warmUpMs))
  const intervalMs = (await visitInTurn(base, pathOf, after(warmUpMs))) / share
  const visit = (/** @type {() => boolean} */ isOver) => browse({ base, pathOf, intervalMs, isOver })

  const before = await visit(after(quietMs))
  const { runId } = await office.call('POST', 'v1/product/office/bulk/create', {
    chosen: { filter: {} },
    change: { kind: 'price', by: 'percent', value: 3 },
  })
  let isRunning = true
  const ended = untilEnded(sql, runId).finally(() => (isRunning = false))
  const [during] = await Promise.all([visit(() => !isRunning), ended])
  const afterwards = await visit(after(quietMs))

  const quiet = [...before.times, ...afterwards.times]
  const [calm, busy] = [quantile(quiet, 0.95), quantile(during.times, 0.95)]
  const failed = before.failed + during.failed + afterwards.failed
  const { total, once, seconds } = await countRows(sql, runId)
  return [
    {
      what: `${(1000 / intervalMs).toFixed(1)} product pages a second at random while a run changes ${total.toLocaleString('en')} prices`,
      budget: 'p95 at most 10 % above quiet',
      measured: `${busy.toFixed(1)} ms of ${during.times.length} pages, quiet ${calm.toFixed(1)} ms of ${quiet.length} = ${Math.round((busy / calm) * 100)} %, ${failed} failed`,
      ok: busy <= calm * 1.1 && failed === 0,
    },
    {
      what: 'the prices that it changes',
      budget: 'each exactly once',
      measured: `${once.toLocaleString('en')} of ${total.toLocaleString('en')}, ${Math.round(total / seconds)}/s`,
      ok: once === total,
    },
  ]
}

/** Milliseconds of a page that nobody has seen, when nothing else runs. @param {string} base @param {() => string} pathOf @param {() => boolean} isOver */
async function visitInTurn(base, pathOf, isOver) {
  const times = []
  while (!isOver() || times.length === 0) {
    const startedAt = performance.now()
    await (await fetch(base + pathOf(), { headers: { 'accept-encoding': 'gzip' } })).arrayBuffer()
    times.push(performance.now() - startedAt)
  }
  return quantile(times, 0.5)
}

/** @param {import('postgres').Sql} sql @param {number} runId */
async function untilEnded(sql, runId) {
  const isLate = after(limitMs)
  for (;;) {
    const [run] = await sql`select state from office_runs where id = ${runId}`
    if (run?.state !== 'running') return
    if (isLate()) throw new Error(`The run ${runId} has not ended.`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/**
 * `once`: rows that are done and whose product has one version and one price more than before.
 * @param {import('postgres').Sql} sql @param {number} runId @returns {Promise<{ total: number, once: number, seconds: number }>}
 */
async function countRows(sql, runId) {
  const [row] = await sql`
    select count(*)::int as total, extract(epoch from max(r.ended_at) - max(r.created_at))::float8 as seconds,
      (count(*) filter (where i.state = 'done' and p.version = (i.expected ->> 'version')::int + 1 and (
        select count(*) from prices x where x.product_id = p.id and x.kind = 'retail' and x.valid_from >= r.created_at
      ) = 1))::int as once
    from office_runs r join office_run_items i on i.run_id = r.id left join products p on p.id = i.target_id
    where r.id = ${runId}`
  return { total: Number(row?.total), once: Number(row?.once), seconds: Number(row?.seconds) }
}

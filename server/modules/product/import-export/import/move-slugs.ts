import { groupBy } from '@/server/db/rows'
import type { DeferredSlug } from '@/server/modules/product/import-export/apply/defer-slugs'
import type { BatchSettings } from '@/server/modules/product/import-export/apply/write-batch'
import { SlugAllocator } from '@/server/modules/product/import-export/diff/slug-allocator'
import { orderSlugMoves, slugBatches } from '@/server/modules/product/import-export/diff/slug-moves'
import type { ImportReporter } from '@/server/modules/product/import-export/record/import-report'
import type { Problem } from '@/server/modules/product/import-export/record/problem'
import type { ResolvedRecord } from '@/server/modules/product/import-export/resolve/resolve-fields'
import { writeRecords } from './write-records'

type SlugRun = {
  reporter: ImportReporter
  settings: Omit<BatchSettings, 'canDefer' | 'canPostpone'>
  /** Unchanged products of which something is deferred. */
  unchangedSoFar: Set<string>
}

type MoveOptions = { batchSize: number; write: boolean }

/** Gives products the slugs that others have left by the end of the file; the others keep what they have (docs/rules/import-export.md#slug-allocation). */
export async function moveSlugs(run: SlugRun, moves: readonly DeferredSlug[], options: MoveOptions) {
  for (const own of groupBy(moves, ({ languageId }) => languageId).values()) await moveInLanguage(run, own, options)
}

async function moveInLanguage({ reporter, settings, unchangedSoFar }: SlugRun, moves: readonly DeferredSlug[], options: MoveOptions) {
  const { ctx, dryRunSlugs } = settings
  const slugs = await SlugAllocator.load(ctx.db, {
    siteId: ctx.site.id,
    requests: moves.map(({ sku, languageId, to }) => ({ sku, languageId, explicit: to, name: '' })),
    earlier: options.write ? new Map() : dryRunSlugs,
  })
  const { groups, blocked } = orderSlugMoves(moves, ({ languageId, to, productId }) => slugs.isFree(languageId, to, productId))
  reporter.addProblems(...blocked.map((move) => blockedProblem(move, settings)))
  for (const batch of slugBatches(groups, options.batchSize)) {
    const moved = options.write ? await writeMoves(batch, settings, reporter) : batch.map(({ sku }) => sku)
    // The others are counted as created or updated already.
    for (const sku of moved) if (unchangedSoFar.delete(sku)) reporter.unchangedToUpdated()
  }
}

/** @returns the SKUs of the products that have moved */
async function writeMoves(batch: readonly DeferredSlug[], settings: SlugRun['settings'], reporter: ImportReporter): Promise<string[]> {
  const unknownAddresses = new Set(batch.flatMap(({ isPlaceholder, productId }) => (isPlaceholder ? productId : [])))
  const result = await writeRecords(batch.map(recordOf), { ...settings, unknownAddresses, canDefer: false, canPostpone: false })
  reporter.addProblems(...result.problems)
  return result.updated
}

function recordOf({ row, sku, code, to }: DeferredSlug): ResolvedRecord {
  const texts = { [code]: { slug: to } }
  return { record: { row, sku, fields: { texts }, defaults: {} }, resolved: { texts } }
}

function blockedProblem({ row, from, to, isPlaceholder }: DeferredSlug, { columnOf }: SlugRun['settings']): Problem {
  const kept = isPlaceholder ? `ovaj dobiva „${from}”` : `ostaje „${from}”`
  return { level: 'warning', row, column: columnOf('texts.slug'), message: `Slug „${to}” već ima drugi proizvod; ${kept}.` }
}

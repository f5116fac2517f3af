import type { z } from 'zod'
import type { Scope } from '@/lib/api/endpoint'
import type { RunKind as Name } from '@/lib/api/v1/admin/run.schema'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'

/** A row as it was when the run was started, and as it was before the change that is undone. */
export type RunRow = { targetId: number; expected: Record<string, unknown> }

/**
 * A kind of bulk change. `perform` changes one row in the given transaction and returns what undoing it needs; it throws an AppError for a row that it
 * refuses. `undo` throws STALE_VERSION for a row that has changed since.
 */
export type RunKind<Input = unknown> = {
  scope: Scope
  input: z.ZodType<Input>
  /** Rows in one transaction, for kinds whose rows are many and quick; 1 unless named. */
  batchRows?: number
  /** Cache tags that a run invalidates once a second and at its end instead of with each transaction: of pages that may show old rows that long. */
  lateTags?: readonly string[]
  perform: (ctx: Ctx, tx: Transaction, row: RunRow & { input: Input }) => Promise<Record<string, unknown> | void>
  undo?: (ctx: Ctx, tx: Transaction, row: RunRow & { input: Input }) => Promise<unknown>
}

/** A kind whose input is parsed where it is used, so that kinds of different inputs stand in one table. */
export function defineRunKind<Input>({ input, perform, undo, ...rest }: RunKind<Input>): RunKind {
  return {
    ...rest,
    input,
    perform: (ctx, tx, row) => perform(ctx, tx, { ...row, input: input.parse(row.input) }),
    ...(undo && { undo: (ctx, tx, row) => undo(ctx, tx, { ...row, input: input.parse(row.input) }) }),
  }
}

export type RunKinds = Readonly<Record<Name, RunKind>>

import type { z } from 'zod'
import type { DataOf, Endpoint, ParsedOf, SchemasOf } from '@/lib/api/endpoint'
import type { Ctx } from './context'
import type { EventStream } from './http/event-stream'

/** Serves one row of the contract: parsed input in, data of the row's schema out, or a stream of it. @throws AppError */
export type Handler<E> = (ctx: Ctx, input: ParsedOf<E>) => Promise<E extends { stream: true } ? EventStream<DataOf<E>> : DataOf<E>>

/** A contract row with its schemas. */
export type ContractRow = { name: string; endpoint: Endpoint; schemas: { input: z.ZodType; data: z.ZodType } }

/** A contract row with its handler. */
export type Operation = ContractRow & {
  handle: (ctx: Ctx, input: never) => Promise<unknown>
}

/** Joins a module's contract rows with their schemas and handlers. A missing handler or schema, a wrong input or a wrong result does not compile. */
export function defineHandlers<Rows extends Record<string, Endpoint>, Schemas extends SchemasOf<Rows>>(
  rows: Rows,
  schemas: Schemas & Record<Exclude<keyof Schemas, keyof Rows>, never>,
  handlers: { [K in keyof Rows]: Handler<Rows[K]> },
): Operation[] {
  return Object.keys(rows).map((name) => {
    const endpoint = rows[name]
    const own = schemas[name]
    const handler = handlers[name]
    if (!endpoint || !own || !handler) throw new Error(`The contract row ${name} has no schema or no handler.`)
    return { name, endpoint, schemas: own, handle: (ctx, input) => handler(ctx, input) }
  })
}

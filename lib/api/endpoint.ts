import type { z } from 'zod'

/**
 * One row of the contract: what both sides need at run time. Its types come from schemas that only the server and the forms load, so first pages carry no zod
 * (docs/decisions/002-rows-without-schemas.md).
 */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Back-office rights. `orders.money`: refunds (docs/rules/orders.md#money-right); `customers.export`: files of a person's data. */
export type Scope =
  | 'content'
  | 'publish'
  | 'media'
  | 'catalogue'
  | 'stock'
  | 'orders'
  | 'orders.money'
  | 'invoices'
  | 'customers'
  | 'customers.export'
  | 'settings'
  | 'audit'
  | 'staff'

/** Who may call (docs/rules/platform.md#access-levels). */
export type Access = 'any' | 'cart' | 'user' | 'office' | `office:${Scope}`

/** Named limits of server/core/rate-limits.ts. */
export type LimitName =
  | 'login'
  | 'factorCodes'
  | 'register'
  | 'forgot'
  | 'orderLinks'
  | 'renewedLinks'
  | 'resend'
  | 'links'
  | 'staffMails'
  | 'coupon'
  | 'memberCard'
  | 'order'
  | 'unpaidOrder'
  | 'payment'
  | 'formAttempts'
  | 'formSubmissions'
  | 'newsletter'
  | 'stockNotices'
  | 'seatReservations'
  | 'privacyRequests'
  | 'search'
  | 'reports'
  | 'sectionStats'
  | 'newCart'
  | 'cart'
  | 'reads'
  | 'documents'
  | 'session'
  | 'consents'
  | 'upload'

type Rules = {
  access: Access
  /** In production for the back office only; the handler refuses others. */
  officeInProduction?: true
  /** Changes nothing although it is no GET: the right to read is enough (docs/rules/administration.md#read-rights), and it loads no axios. */
  reads?: true
  /** The caller must have proven who they are within the last ten minutes (docs/rules/accounts.md#asked-again). */
  proof?: true
  /** Needs no API key. */
  keyless?: true
  /**
   * A read that is the same for every caller: its named cache, the longest time, and its tags. `{id}` in a tag is the result's field, `{parts.id}` that of
   * each part.
   */
  cache?: { name: string; tags: readonly string[]; seconds?: number }
  /**
   * A read without a cache: the tags of a page that shows its answer, beside those of the page's other data. Without them such a page is removed by every
   * invalidation.
   */
  pageTags?: readonly string[]
  /** A write: the tag families it invalidates ('product' for 'product:12') on every instance. */
  invalidates?: readonly string[]
  limit?: LimitName
  /** Honours the header Idempotency-Key (docs/rules/platform.md#idempotency-key). */
  idempotencyKey?: true
  /** KiB of JSON that the call takes where that is not the usual (docs/rules/platform.md#body-limits). */
  maxBodyKiB?: 64
  /** Keys and values in that JSON where they are more than the usual (docs/rules/platform.md#json-limits). */
  maxMembers?: 2000 | 4000 | 10_000
  /** A call by foreign programs: all input is in the URL, and the body is ignored. */
  bodyless?: true
  /** The body is a file: the handler reads it as a stream after its own checks, and all input is in path and query. */
  upload?: true
  /** The answer is a stream of Server-Sent Events (docs/rules/platform.md#event-streams). */
  stream?: true
  /** Fields of a write's input that are sent in the query. */
  query?: readonly string[]
  /** Fields that are sent as headers of the same name: secrets of a GET, which must not appear in URLs and logs. */
  headers?: readonly string[]
}

declare const inputType: unique symbol
declare const parsedType: unique symbol
declare const dataType: unique symbol

/** Path, method and rules of one call. `In` is the input as sent, `Parsed` as the handler gets it, `Data` the result. */
export type Endpoint<In = unknown, Parsed = unknown, Data = unknown> = Rules & {
  method: Method
  /** Full path with `{name}` for parameters from the input. */
  path: string
  [inputType]?: In
  [parsedType]?: Parsed
  [dataType]?: Data
}

export type InputOf<E> = E extends Endpoint<infer In, infer _P, infer _D> ? In : never
export type ParsedOf<E> = E extends Endpoint<infer _I, infer Parsed, infer _D> ? Parsed : never
export type DataOf<E> = E extends Endpoint<infer _I, infer _P, infer Data> ? Data : never

type Row<I extends z.ZodType, D extends z.ZodType> = Endpoint<z.input<I>, z.output<I>, z.output<D>>

function row(method: Method) {
  return <I extends z.ZodType, D extends z.ZodType>(path: string, rules: Rules): Row<I, D> => ({ method, path, ...rules })
}

/** `get<typeof Input, typeof Data>('path', { access })`; the schemas are type imports only. */
export const get = row('get')
export const post = row('post')
export const put = row('put')
export const patch = row('patch')
export const del = row('delete')

/** A read that answers with Server-Sent Events; its data schema is that of one event. Handlers return an EventStream. */
export function stream<I extends z.ZodType, D extends z.ZodType<{ event: string }>>(
  path: string,
  rules: Rules,
): Row<I, D> & { stream: true } {
  return { method: 'get', path, ...rules, stream: true }
}

/** The rows of a module under its base path. */
export function defineModule<Rows extends Record<string, Endpoint>>(base: string, rows: Rows): Rows {
  for (const endpoint of Object.values(rows)) endpoint.path = `${base}/${endpoint.path}`
  return rows
}

/** The schemas of a module's rows; a missing or wrong one does not compile. */
export type SchemasOf<Rows> = {
  [K in keyof Rows]: {
    input: z.ZodType<ParsedOf<Rows[K]>, InputOf<Rows[K]>>
    data: z.ZodType<DataOf<Rows[K]>>
  }
}

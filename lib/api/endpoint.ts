import type { z } from 'zod'

/**
 * One row of the contract. It carries what both sides need at run time (method, path, who may call, caching); its types come from schemas
 * that only the server and the forms load, so that a visitor's first page carries no zod.
 */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Back-office rights; `office()` without one asks only for a back-office user. */
type Scope = 'content' | 'media' | 'catalogue' | 'orders' | 'customers' | 'settings'

/** Who may call: everybody, the holder of cartId + protectCode, a signed-in user, a back-office user with a right (API.md 'Caller'). */
export type Access = 'any' | 'cart' | 'user' | 'office' | `office:${Scope}`

/** Named limits; what they allow stands in server/core/rate-limits.ts. */
export type LimitName =
  | 'login'
  | 'register'
  | 'forgot'
  | 'orderLinks'
  | 'resend'
  | 'links'
  | 'coupon'
  | 'memberCard'
  | 'order'
  | 'payment'
  | 'formTries'
  | 'formAnswers'
  | 'letters'
  | 'search'
  | 'reports'
  | 'newCart'
  | 'consents'

type Rules = {
  access: Access
  /** Needs no apiKey: where a client gets one. */
  keyless?: true
  /**
   * A read that is the same for every caller, so that the server may keep its answer: the named cache, for how long at most, and the tags
   * that drop it. `{id}` in a tag is the answer's field of that name, `{parts.id}` that of each of its parts.
   */
  cache?: { name: string; tags: readonly string[]; seconds?: number }
  /** A write: the families of the tags it drops ('product' for 'product:12'), in every cache of every instance. */
  invalidates?: readonly string[]
  limit?: LimitName
  /** A call that programs of others make in their own way: everything stands in its address, and a body, whatever it holds, is not read. */
  bodyless?: true
  /** Fields of a write's input that travel in the address instead of the body. */
  query?: readonly string[]
  /** Fields that travel as request headers of the same name: secrets of a GET, which would otherwise stand in addresses and logs. */
  headers?: readonly string[]
}

declare const inputType: unique symbol
declare const parsedType: unique symbol
declare const dataType: unique symbol

/** Path, method and rules of one call; `In` is what a caller sends, `Parsed` what the verb receives, `Data` what stands in `data`. */
export type Endpoint<In = unknown, Parsed = unknown, Data = unknown> = Rules & {
  method: Method
  /** Whole path from the root, with `{name}` for parameters that come out of the input. */
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

/** `get<typeof Input, typeof Data>('path', { access })`, with the schemas imported as types only. */
export const get = row('get')
export const post = row('post')
export const put = row('put')
export const patch = row('patch')
export const del = row('delete')

/** The rows of one module under its base path: `defineModule('/api/v2/ecommerce/cart', { addItem: post<...>('addItem', {...}) })`. */
export function defineModule<Rows extends Record<string, Endpoint>>(base: string, rows: Rows): Rows {
  for (const endpoint of Object.values(rows)) endpoint.path = `${base}/${endpoint.path}`
  return rows
}

/** The schemas that belong to a module's rows; a missing or wrong one is a compile error. */
export type SchemasOf<Rows> = {
  [K in keyof Rows]: {
    input: z.ZodType<ParsedOf<Rows[K]>, InputOf<Rows[K]>>
    data: z.ZodType<DataOf<Rows[K]>>
  }
}

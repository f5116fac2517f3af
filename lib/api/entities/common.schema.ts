import { z } from 'zod'

/** Of a column of the type integer. */
const maxInteger = 2_147_483_647

/**
 * An integer as a JSON number, or as the decimal digits that paths and queries send. Nothing else is converted, as `z.coerce` would do with `true`, `[1]` and
 * `0x1` (docs/rules/platform.md#integers).
 */
export function integer({ min, max = maxInteger }: { min: number; max?: number }) {
  return z.preprocess(readDigits, z.number().int().min(min).max(max))
}

function readDigits(value: unknown): unknown {
  return typeof value === 'string' && /^[0-9]{1,15}$/.test(value) ? Number(value) : value
}

/** A database id. A form sends null where nothing is chosen, which counts as missing. */
export const Id = z.preprocess((value) => (value === null ? undefined : readDigits(value)), z.number().int().min(1).max(maxInteger))

/** Text from a caller: bounded, without NUL and half of a surrogate pair, which Postgres refuses or replaces (docs/rules/platform.md#storable-text). */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0') && !/\p{Cs}/u.test(value), 'Nedopušten znak.')

/** Line ends and controls, also those that turn the text after them around (UAX 9), tags and non-characters. */
const noOneLine = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufffe\uffff\u{e0000}-\u{e007f}]/u
/** Not only spaces and signs without a width. */
const isVisible = /[^\p{Z}\p{Cf}]/u

/** One line, trimmed: a name, a part of an address (docs/rules/forms.md#one-line). */
export const oneLine = (max: number) =>
  text(max)
    .trim()
    .refine((value) => value === '' || (isVisible.test(value) && !noOneLine.test(value)), 'oneLine')

/** An e-mail address in lower case, as it is stored and compared. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: 'email' }))

export const Slug = text(200).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
export const Empty = z.strictObject({})
export const Page = integer({ min: 1, max: 10_000 })
export const Moment = z.iso.datetime()

/** A page of records. */
export function pageOf<T extends z.ZodType>(record: T) {
  return z.object({ records: z.array(record), totalRecords: z.number(), totalPages: z.number(), page: z.number(), limit: z.number() })
}

/** The cart's id and the secret that authorizes its holder. */
export const CartRef = z.strictObject({ cartId: text(64), protectCode: text(64) })

/** Rich text as ProseMirror JSON. Unknown node types render nothing. */
export type RichNode = {
  type: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  content?: RichNode[]
}
export const RichNode: z.ZodType<RichNode> = z.lazy(() =>
  z.object({
    type: z.string(),
    text: z.string().optional(),
    attrs: z.record(z.string(), z.unknown()).optional(),
    marks: z.array(z.object({ type: z.string(), attrs: z.record(z.string(), z.unknown()).optional() })).optional(),
    content: z.array(RichNode).optional(),
  }),
)

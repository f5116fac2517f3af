import { z } from 'zod'
import { safeParseFields } from '@/server/core/input/field-errors'
import { CellError } from '@/server/modules/product/import-export/record/problem'

/** Structured values are JSON in a cell. Money is in cents. */
const Cents = z.number().int().min(0).max(100_000_000)
const Labels = z.record(z.string(), z.string().max(300))
const Bound = z.number().int().nullable().default(null)

const CustomOptions = z
  .array(
    z.strictObject({
      key: z.string().min(1).max(100),
      optionType: z.enum(['text', 'number']),
      labels: Labels,
      required: z.boolean().default(false),
      maxLength: Bound,
      min: Bound,
      max: Bound,
      priceCents: Cents.default(0),
    }),
  )
  .refine((options) => new Set(options.map(({ key }) => key)).size === options.length, { error: 'isti key stoji dvaput' })

const Plans = z.array(z.strictObject({ labels: Labels, everyMonths: z.number().int().min(1).max(120), cents: Cents }))

const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const History = z.array(
  z
    .strictObject({ kind: z.enum(['retail', 'sale', 'member']), cents: Cents, from: Moment, to: Moment.nullable().default(null) })
    .refine(({ from, to }) => to === null || to > from, { error: 'kraj mora biti nakon početka' }),
)

export const parseCustomOptions = (cell: string) => parseJson(cell, CustomOptions)
export const parsePlans = (cell: string) => parseJson(cell, Plans)
export const parseHistory = (cell: string) =>
  parseJson(cell, History).map(({ kind, cents, from, to }) => ({ kind, cents, validFrom: from, validTo: to }))

function parseJson<T extends z.ZodType>(cell: string, schema: T): z.output<T> {
  const read = safeParseFields(schema, cell.trim() === '' ? [] : jsonIn(cell))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new CellError(`JSON u ćeliji nije kakav treba biti${issue ? ` (${issue.path.join('.')}: ${issue.message})` : ''}.`)
}

function jsonIn(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    throw new CellError('U ćeliji treba stajati JSON, a nije čitljiv.')
  }
}

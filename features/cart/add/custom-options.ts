import type { LineOptions } from '@/lib/api/entities/cart.schema'
import type { CustomOption } from '@/lib/api/entities/product.schema'

/** The entered texts by option key. */
export type OptionTexts = Readonly<Record<string, string>>

export type OptionProblem = 'required' | 'maxLength' | 'number' | 'range'

/** Validates one option (docs/rules/cart.md#custom-options). The server repeats it in server/modules/cart/line/configure-line.ts. */
export function optionProblem({ option_type, required, maxLength, min, max }: CustomOption, text = ''): OptionProblem | null {
  const value = text.trim()
  if (value === '') return required ? 'required' : null
  if (option_type === 'text') return value.length > (maxLength ?? 500) ? 'maxLength' : null
  if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(value)) return 'number'
  const number = Number(value)
  return number < (min ?? -Infinity) || number > (max ?? Infinity) ? 'range' : null
}

/** The keys of the invalid options, in their order. */
export function invalidOptions(options: readonly CustomOption[], texts: OptionTexts): string[] {
  return options.filter((option) => optionProblem(option, texts[option.key]) !== null).map(({ key }) => key)
}

/** The entered options as they are sent. */
export function toPersonalizations(options: readonly CustomOption[], texts: OptionTexts): Pick<LineOptions, 'personalizations'> {
  const entries = options.flatMap(({ key, option_type }) => {
    const text = texts[key]?.trim()
    return text ? [[key, option_type === 'number' ? Number(text) : text] as const] : []
  })
  return entries.length > 0 ? { personalizations: Object.fromEntries(entries) } : {}
}

/** The surcharge per unit, EUR. */
export function surcharge(options: readonly CustomOption[], texts: OptionTexts): number {
  return options.reduce((sum, { key, price }) => (texts[key]?.trim() ? sum + price : sum), 0)
}

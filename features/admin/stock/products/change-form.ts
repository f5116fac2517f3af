import { PriceEnding, ProductChange } from '@/lib/api/entities/product-change.schema'
import { parseAmount } from '@/features/admin/orders/refund/refund-request'
import { zonedMoment } from '@/lib/text/zoned-time'

export const priceTasks = ['price', 'sale', 'saleEnd'] as const
export const visibilityTasks = ['hide', 'publish'] as const
export type ProductTask = (typeof priceTasks)[number] | (typeof visibilityTasks)[number]

export const endings = PriceEnding.options
export const measures = ['percent', 'amount'] as const
export const directions = ['less', 'more'] as const

/** What is typed in the dialog. `task`: null until it is chosen. `from` and `until`: the wall clock in Zagreb, '' for none. */
export type ChangeForm = {
  task: ProductTask | null
  direction: (typeof directions)[number]
  by: (typeof measures)[number]
  value: string
  ending: PriceEnding
  from: string
  until: string
}

export const emptyChange: Omit<ChangeForm, 'task'> = { direction: 'less', by: 'percent', value: '', ending: 'none', from: '', until: '' }

/** The change that is asked for; null while something is missing or wrong. */
export function changeOf(form: ChangeForm): ProductChange | null {
  const { task, by, ending } = form
  switch (task) {
    case 'saleEnd':
      return { kind: 'saleEnd' }
    case 'hide':
    case 'publish':
      return { kind: 'visibility', archived: task === 'hide' }
    case 'sale':
      return parsed({ kind: 'sale', by, value: parseAmount(form.value), ending, ...windowOf(form) })
    case 'price':
      return priceChange(form)
    case null:
      return null
  }
  return task satisfies never
}

function priceChange({ by, direction, value: typed, ending }: ChangeForm): ProductChange | null {
  const size = parseAmount(typed)
  // With an ending alone prices are only rounded.
  if (size === null || (size === 0 && ending === 'none')) return null
  return parsed({ kind: 'price', by, value: direction === 'less' ? 0 - size : size, ending })
}

function parsed(change: object): ProductChange | null {
  return ProductChange.safeParse(change).data ?? null
}

function windowOf({ from, until }: ChangeForm) {
  const [begins, ends] = [zonedMoment(from), zonedMoment(until)]
  return { ...(begins && { from: begins }), ...(ends && { until: ends }) }
}

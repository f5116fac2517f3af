import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'

type LineNameProps = { line: Pick<OfficeOrder['lines'][number], 'name' | 'sku' | 'optionLabels'>; note: string }

/** A line with its options, SKU and a note about its pieces. */
export function LineName({ line: { name, sku, optionLabels }, note }: LineNameProps) {
  const details = [...optionLabels.map(({ label, value }) => `${label}: ${value}`), sku, note].filter(Boolean)
  return (
    <span className="min-w-0 grow basis-60">
      <span className="block font-medium break-words">{name}</span>
      <span className="block text-sm break-words text-ink-soft">{details.join(', ')}</span>
    </span>
  )
}

import type { Product } from '@/lib/api/entities/product.schema'

export type AddDecision = 'add' | 'choose' | 'openBundle'

export type PartChoice = { id: number; format: Product['format']; chosen?: Product['format'] }

/**
 * What a click on 'add to cart' does (docs/rules/cart.md#add-decision). Of a configurable product the chosen variant, a simple product, is added.
 */
export function decideAdd(format: Product['format'], parts: PartChoice[] = []): AddDecision {
  switch (format) {
    case 'Simple':
    case 'EProduct':
      return 'add'
    case 'Configurable':
      return 'choose'
    case 'Bundle':
      return parts.length > 0 && parts.every(isReady) ? 'add' : 'openBundle'
  }
  format satisfies never
}

function isReady({ format, chosen }: PartChoice) {
  if (format === 'Bundle') return false
  return format !== 'Configurable' || chosen === 'Simple' || chosen === 'EProduct'
}

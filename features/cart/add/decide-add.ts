import type { Product } from '@/lib/api/entities/product.schema'

export type AddDecision = 'add' | 'choose' | 'openBundle'

export type BundlePart = { id: number; format: Product['format']; chosen?: Product['format'] }

/**
 * What a click on 'add to cart' does (SPEC 4): a simple or an e-product is added; a configurable one is chosen first, its variant being the
 * simple product that is then added; a bundle is added once every configurable part has a simple or e-product variant and no part is a
 * bundle itself.
 */
export function decideAdd(format: Product['format'], parts: BundlePart[] = []): AddDecision {
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

function isReady({ format, chosen }: BundlePart) {
  if (format === 'Bundle') return false
  return format !== 'Configurable' || chosen === 'Simple' || chosen === 'EProduct'
}

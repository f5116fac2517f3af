import type { ProductFormat } from '@/lib/api/entities/product.schema'
import type { FieldName, ProductFields } from '@/server/modules/product/import-export/record/record'

export type StructureFacts = {
  format: ProductFormat
  /** Undefined: stay as they are. */
  parts: ProductFields['parts'] | undefined
  variantOf: ProductFields['variantOf'] | undefined
  /** Whether the shop has parts of this product already; 'emptyBundle': it is a bundle without any, which stays. */
  storedParts: 'some' | 'none' | 'emptyBundle'
  /** The bundle that has this product as a part; null for none. */
  partOf: string | null
  formatOf: (sku: string) => ProductFormat | undefined
}

/** Why the shop cannot hold such a product (docs/rules/import-export.md#structure); null if it can. */
export function structureProblem(facts: StructureFacts): { field: FieldName; message: string } | null {
  const { format, parts, variantOf, storedParts, partOf, formatOf } = facts
  if (variantOf && format === 'Configurable') return { field: 'variantOf', message: 'Podesiv proizvod ne može biti varijanta drugoga.' }
  if (variantOf && format === 'Bundle') return { field: 'variantOf', message: 'Paket ne može biti varijanta.' }
  if (format !== 'Bundle') return null
  if (partOf !== null) return { field: 'format', message: `Proizvod je dio paketa ${partOf}, pa ne može i sam biti paket.` }
  const isEmpty = parts ? parts.length === 0 : storedParts !== 'some'
  if (isEmpty && storedParts !== 'emptyBundle') return { field: 'parts', message: 'Paket nema dijelova.' }
  const nested = parts?.find(({ sku }) => formatOf(sku) === 'Bundle')
  return nested ? { field: 'parts', message: `Dio ${nested.sku} i sam je paket; paket u paketu nije moguć.` } : null
}

import { headerKey } from '@/server/modules/product/import-export/csv/read-csv'
import { CellError } from '@/server/modules/product/import-export/record/problem'
import { nativeFormat } from '@/server/modules/product/import-export/formats/native/native'
import type { Format } from '@/server/modules/product/import-export/formats/format'
import { shopifyInventoryFormat } from '@/server/modules/product/import-export/formats/shopify/inventory'
import { shopifyFormat } from '@/server/modules/product/import-export/formats/shopify/shopify'
import { wooFormat } from '@/server/modules/product/import-export/formats/woocommerce/woocommerce'

/** The others first: our own format matches any file with an SKU and one more known column. */
const formats: readonly Format[] = [wooFormat, shopifyInventoryFormat, shopifyFormat, nativeFormat]

/** Detects the format by its headers. Throws a CellError for an unknown format or a duplicate column. */
export function detectFormat(headers: readonly string[]): Format {
  const keys = headers.map(headerKey)
  const found = formats.find((format) => format.matches(new Set(keys)))
  if (!found) {
    const shown = headers.slice(0, 6).join(', ')
    throw new CellError(
      `Zaglavlje (${shown}…) nije ni Izlogovo, ni WooCommerceovo, ni Shopifyjevo. Prvi redak mora sadržavati nazive stupaca, među njima SKU.`,
    )
  }
  const duplicate = keys.findIndex((key, at) => key !== '' && keys.indexOf(key) < at && found.hasColumn(key) && !found.mayRepeat?.(key))
  if (duplicate >= 0) throw new CellError(`Stupac „${headers[duplicate]}” stoji u zaglavlju dvaput. Ostavite jedan.`)
  return found
}

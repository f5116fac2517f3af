import { headerKey } from '@/server/modules/product/import-export/csv/read-csv'
import { CellError } from '@/server/modules/product/import-export/problem'
import { ownFormat } from './own/own'
import type { Format } from './settings'
import { shopifyFormat } from './shopify/shopify'
import { wooFormat } from './woocommerce/woocommerce'

/** The others first: our own format is content with an SKU and one further column, which theirs may happen to have. */
const formats: readonly Format[] = [wooFormat, shopifyFormat, ownFormat]

/** Whose file this is, by its headers. Throws a CellError when it is nobody's, or says one thing in two columns. */
export function recogniseFormat(headers: readonly string[]): Format {
  const keys = headers.map(headerKey)
  const found = formats.find((format) => format.recognises(new Set(keys)))
  if (!found) {
    const shown = headers.slice(0, 6).join(', ')
    throw new CellError(
      `Zaglavlje (${shown}…) nije ni Izlogovo, ni WooCommerceovo, ni Shopifyjevo. Prvi redak mora sadržavati nazive stupaca, među njima SKU.`,
    )
  }
  const again = keys.findIndex((key, at) => key !== '' && found.reads(key) && keys.indexOf(key) < at)
  if (again >= 0) throw new CellError(`Stupac „${headers[again]}” stoji u zaglavlju dvaput. Ostavite jedan.`)
  return found
}

import { defineModule, get, post, put } from '@/lib/api/endpoint'
import type {
  AdjustStock,
  CountStock,
  FilterStock,
  ScanStock,
  StockDetail,
  StockId,
  StockLedger,
  StockLedgerPage,
  StockPage,
  StockReservations,
  StockThreshold,
} from './office.schema'

const invalidates = ['product'] as const

/** *Ours*: stock in the back office. It changes by a difference with a reason, never by a total (docs/rules/catalog.md#stock-by-movement). */
export const officeStockApi = defineModule('/api/v1/stock/office', {
  /** Items with their stock. */
  filter: post<typeof FilterStock, typeof StockPage>('filter', { access: 'office:stock', reads: true }),
  /** One item with its stock. */
  get: get<typeof StockId, typeof StockDetail>('get/{id}', { access: 'office:stock' }),
  /** The item with this SKU or barcode. */
  scan: post<typeof ScanStock, typeof StockDetail>('scan', { access: 'office:stock', reads: true }),
  /** Adds or removes pieces. Repeated with the same Idempotency-Key it changes nothing again. */
  adjust: post<typeof AdjustStock, typeof StockDetail>('adjust/{id}', { access: 'office:stock', invalidates, idempotencyKey: true }),
  /** Records what was counted on the shelf. 409 STOCK_MOVED with the current `onShelf`, if it is not what was seen. */
  count: post<typeof CountStock, typeof StockDetail>('count/{id}', { access: 'office:stock', invalidates, idempotencyKey: true }),
  /** Sets from how many pieces on an item counts as low. */
  threshold: put<typeof StockThreshold, typeof StockDetail>('threshold/{id}', { access: 'office:stock' }),
  /** The movements of an item, newest first. */
  ledger: get<typeof StockLedger, typeof StockLedgerPage>('ledger/{id}', { access: 'office:stock' }),
  /** The orders that hold pieces, oldest first: at most 200. */
  reservations: get<typeof StockId, typeof StockReservations>('reservations/{id}', { access: 'office:stock' }),
})

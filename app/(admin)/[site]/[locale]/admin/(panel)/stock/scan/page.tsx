import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { ScanView } from '@/features/admin/stock/scan/scan-view'

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('stock')
}

export default function StockScanPage() {
  return <ScanView />
}

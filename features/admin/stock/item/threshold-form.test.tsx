import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { StockDetail } from '@/lib/api/v1/stock/office.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { ThresholdForm } from './threshold-form'

const figures = { onHand: 10, reserved: 0, available: 10, unpaid: 0, toPack: 0, onShelf: 10 }
const item: StockDetail = { id: 7, sku: 'KLA-001', name: 'Gospođa Bovary', archived: false, lowAt: null, isLow: false, ...figures }

// docs/rules/catalog.md#stock-threshold
it('says that a threshold is no number, until it is corrected', async () => {
  const { user } = renderInShop(<ThresholdForm item={item} />)
  const field = screen.getByLabelText(/^Artikl je pri kraju/)
  await user.type(field, 'x{Enter}')
  expect(screen.getByText('Upišite cijeli broj komada.')).toBeTruthy()
  await user.type(field, '{Backspace}5')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { staffMarker } from '@/features/staff/staff-marker'
import { call } from '@/lib/api/client'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { OfficeGate } from './office-gate'

vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ replace: () => {} }) }))
vi.mock('@/lib/api/client', () => ({ call: vi.fn<() => Promise<unknown>>() }))

beforeEach(() => {
  staffMarker.remove()
  useAuthStore.setState({ status: 'signedIn', userId: '1' })
})

// docs/rules/editing.md#staff-marker
it('lets the site show the staff bar to who has been in the office', async () => {
  vi.mocked(call).mockResolvedValue({ id: 1, scopes: ['content'], settings: {} })
  renderInShop(<OfficeGate>{() => <p>Uprava</p>}</OfficeGate>)
  expect(await screen.findByText('Uprava')).toBeTruthy()
  expect(staffMarker.get()).toBe(true)
})

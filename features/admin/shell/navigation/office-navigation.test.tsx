import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { ana } from '@/tests/support/samples/sample-person'
import { OfficeNavigation } from './office-navigation'

vi.mock('@/lib/i18n/navigation', async () => ({
  Link: (await import('@/tests/support/dom/plain-link')).Link,
  usePathname: () => '/admin',
}))
vi.mock('./domain-button', () => ({ DomainButton: () => null }))
vi.mock('@/features/admin/language/language-select', () => ({ LanguageSelect: () => null }))

it.each([
  ['the screens and the way to the shop', ['stock'], ['Pregled', 'Zaliha', 'Vidi trgovinu']],
  ['the edit mode to those who may edit', ['stock', 'content'], ['Preusmjerenja', 'Uredi stranice', 'Vidi trgovinu']],
])('offers %s', (_, scopes, lastNames) => {
  renderInShop(<OfficeNavigation user={{ ...ana, scopes, settings: { language: 'hrv' } }} hasCachePage />)
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names.slice(-3)).toEqual(lastNames)
})

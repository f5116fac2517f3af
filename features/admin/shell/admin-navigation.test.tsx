import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { ana } from '@/tests/support/samples/sample-person'
import { AdminNavigation } from './admin-navigation'

vi.mock('@/lib/i18n/navigation', async () => ({
  Link: (await import('@/tests/support/dom/plain-link')).Link,
  usePathname: () => '/admin',
}))
vi.mock('./domain-button', () => ({ DomainButton: () => null }))
vi.mock('@/features/admin/language/language-select', () => ({ LanguageSelect: () => null }))

// docs/rules/administration.md#offered-places
it.each<[string[], string[]]>([
  [[], ['Pregled', 'Vidi trgovinu']],
  [
    ['orders', 'stock', 'customers'],
    ['Pregled', 'Narudžbe', 'Kupci', 'Zaliha', 'Obrasci', 'Vidi trgovinu'],
  ],
  [['content'], ['Pregled', 'Recenzije', 'Knjižnica', 'Predlošci', 'Preusmjerenja', 'Uredi stranice', 'Vidi trgovinu']],
  [['settings'], ['Pregled', 'Privole', 'Pošta', 'Predmemorije', 'Vidi trgovinu']],
])('offers with the rights %j what they allow, and nothing else', (scopes, names) => {
  renderInShop(<AdminNavigation user={{ ...ana, scopes, settings: { language: 'hrv' } }} hasCachePage />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names)
})

import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MemberAttribute } from '@/features/cart/components/member-attribute'
import { MenuDisclosure } from '@/features/sections/site-header/menu-disclosure'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { RouteChangeHandler } from './route-change-handler'

const malformed = vi.hoisted(() => '/shop/%E0%A4%A')
vi.mock('next/navigation', () => ({ usePathname: () => malformed }))

// docs/rules/platform.md#one-spelling
it('what stands on every page stands on one whose address nobody can decode', () => {
  renderInShop(
    <>
      <RouteChangeHandler />
      <MemberAttribute />
      <MenuDisclosure link={<span>Knjige</span>} buttonLabel="Otvori">
        <p>Sve</p>
      </MenuDisclosure>
    </>,
  )
  expect(screen.getByText('Knjige')).toBeDefined()
})

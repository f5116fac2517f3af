import { hashKey, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { NavigationItem } from '@/lib/api/entities/page/navigation.schema'
import { queryKey } from '@/lib/api/query'
import { navigationApi } from '@/lib/api/v1/cms/navigation'
import { officeNavigationApi } from '@/lib/api/v1/cms/navigation/office'
import type { MenuName } from '@/lib/api/v1/cms/navigation/office.schema'
import { resolveLink } from '@/lib/routing/links'
import type { LinkLocale } from '@/lib/routing/paths'
import { editStore } from '../../store/edit-store'
import { childrenAt, type MenuLink, type MenuRow } from './menu-rows'

/** A menu as it is stored, and as visitors see it. */
export const menuQuery = (menu: MenuName) =>
  queryOptions({
    queryKey: queryKey(officeNavigationApi.get, { menu }),
    queryFn: async () => {
      const [stored, shown] = await Promise.all([call(officeNavigationApi.get, { menu }), call(navigationApi.tree, { id: menu })])
      return { stored, shown }
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

/** Shows unsaved rows in the header or the footer of the canvas. */
export function showOnCanvas(client: QueryClient, { menu, items }: { menu: MenuName; items: NavigationItem[] }) {
  const wanted = hashKey(queryKey(navigationApi.tree, { id: menu }))
  const isWanted = (part: unknown) => Array.isArray(part) && hashKey(part) === wanted
  for (const [key, data] of client.getQueriesData({ queryKey: ['section'] })) {
    // The key is `section`, the moment and the query's own parts.
    const [, , ...parts] = key
    if (isWanted(parts)) client.setQueryData(key, items)
    // The footer asks for several menus at once.
    else if (Array.isArray(data) && parts.some(isWanted))
      client.setQueryData(
        key,
        data.map((one: unknown, index) => (isWanted(parts[index]) ? items : one)),
      )
  }
}

/** The rows as the header shows them. `shown`: where the records of the menu stand. */
export function navigationOf(rows: readonly MenuRow[], shown: readonly NavigationItem[], depth = 0): NavigationItem[] {
  return childrenAt(rows, depth).map(({ row, below }, index) => ({
    id: row.id ?? -1 - index - 100 * depth,
    title: row.title,
    type: row.link.kind,
    linkV2: { kind: row.link.kind, target: targetOf(row.link, shown), hash: row.link.hash },
    children: navigationOf(below, shown, depth + 1),
  }))
}

const targetOf = (link: MenuLink, shown: readonly NavigationItem[]) => knownTarget(link, shown) ?? '/'

/** The address that an item leads to, such as `/shop/romani`; null for a record whose address is not known here. */
export function addressOf(link: MenuLink, { shown, locale }: { shown: readonly NavigationItem[]; locale: LinkLocale }): string | null {
  const target = knownTarget(link, shown)
  return target === undefined ? null : resolveLink({ kind: link.kind, target, hash: link.hash }, locale).href
}

function knownTarget(link: MenuLink, shown: readonly NavigationItem[]): string | undefined {
  if ('target' in link) return link.target
  return editStore.getState().links[`${link.kind}:${link.id}`]?.target ?? findTarget(link, shown)
}

function findTarget({ kind, id }: { kind: string; id: number }, items: readonly NavigationItem[]): string | undefined {
  for (const { linkV2, children } of items) {
    const found = linkV2.kind === kind && linkV2.id === id ? linkV2.target : findTarget({ kind, id }, children)
    if (found !== undefined) return found
  }
  return undefined
}

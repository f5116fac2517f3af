import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { customersQuery } from '@/features/admin/customers/customer-queries'
import { officeOrdersQuery } from '@/features/admin/orders/order-queries'
import { officeScreens } from '@/features/admin/shell/navigation/office-screens'
import { stockListQuery } from '@/features/admin/stock/stock-queries'
import { useDebounced } from '@/lib/browser/use-debounced'
import type { useRouter } from '@/lib/i18n/navigation'
import { formatPrice } from '@/lib/office/formats'
import { mayRead } from '@/lib/office/roles'
import { officeStockApi } from '@/lib/api/v1/stock/office'
import { mayCall } from '@/lib/office/may-call'
import { isNameMatch } from './name-matches'

export type PaletteItem = { id: string; label: string; detail: string; href: Parameters<ReturnType<typeof useRouter>['push']>[0] }
export type PaletteGroup = { value: string; items: PaletteItem[] }
export type PaletteRights = { scopes: readonly string[]; hasCachePage: boolean }

/** docs/rules/administration.md#palette */
const minSearch = 2
const maxFound = 5

/** What the typed words lead to: screens, orders, customers and items of stock, as far as the rights go. */
export function usePaletteGroups(typed: string, rights: PaletteRights): { groups: PaletteGroup[]; isSearching: boolean } {
  const t = useTranslations('admin')
  const text = typed.trim()
  const q = useDebounced(text)
  const isSearch = q.length >= minSearch
  const search = { q, page: 1, limit: maxFound }
  const orders = useQuery({
    ...officeOrdersQuery({ view: 'all', ...search }),
    enabled: isSearch && mayRead(rights.scopes, 'orders'),
  })
  const stock = useQuery({
    ...stockListQuery({ view: 'all', ...search }),
    enabled: isSearch && mayRead(rights.scopes, 'stock'),
    refetchInterval: false,
  })

  const customers = useQuery({ ...customersQuery(search), enabled: isSearch && mayRead(rights.scopes, 'customers') })

  const screens: PaletteItem[] = officeScreens(rights)
    .flat()
    .map(({ key, href }) => ({ id: key, label: t(`navigation.${key}`), detail: '', href }))
  if (mayCall(rights.scopes, officeStockApi.count)) {
    screens.push({ id: 'scan', label: t('stock.scan.open'), detail: '', href: '/admin/stock/scan' })
  }
  const groups: PaletteGroup[] = [
    { value: t('palette.screens'), items: screens.filter(({ label }) => isNameMatch(label, text)) },
    {
      value: t('palette.orders'),
      items: (isSearch ? (orders.data?.records ?? []) : []).map(({ id, number, customer, orderTotal }) => ({
        id: `order-${id}`,
        label: `${number} · ${customer}`,
        detail: formatPrice(orderTotal),
        href: { pathname: '/admin/orders/[id]', params: { id } },
      })),
    },
    {
      value: t('palette.customers'),
      items: (isSearch ? (customers.data?.records ?? []) : []).map(({ id, name, email }) => ({
        id: `customer-${id}`,
        label: name || email,
        detail: name ? email : '',
        href: { pathname: '/admin/customers/[id]', params: { id } },
      })),
    },
    {
      value: t('palette.items'),
      items: (isSearch ? (stock.data?.records ?? []) : []).map(({ id, name, sku }) => ({
        id: `item-${id}`,
        label: name,
        detail: sku,
        href: { pathname: '/admin/stock/[id]', params: { id } },
      })),
    },
  ]
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isSearching: q !== text || [orders, stock, customers].some(({ isFetching }) => isFetching),
  }
}

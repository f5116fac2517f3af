import { ShopPage } from '@/features/catalog/components/shop-page'
import { loadShop, shopMetadata } from '@/features/catalog/load-shop'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export function generateMetadata() {
  return shopMetadata()
}

export default async function Page() {
  return <ShopPage {...await loadShop()} />
}

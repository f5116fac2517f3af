import { ListJsonLd } from '@/features/catalogue/components/list-json-ld'
import { ShopPage } from '@/features/catalogue/components/shop-page'
import { loadShopFront, shopMetadata } from '@/features/catalogue/load-shop'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export function generateMetadata() {
  return shopMetadata()
}

export default async function Page() {
  const { tree, newest } = await loadShopFront()
  return (
    <>
      <ListJsonLd category={null} list={{ records: newest, page: 1, limit: newest.length, totalRecords: newest.length }} />
      <ShopPage tree={tree} newest={newest} />
    </>
  )
}

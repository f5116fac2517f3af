import { useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { Pagination } from '@/components/ui/navigation/pagination'
import { ProductGrid } from '@/features/product/components/card/product-grid'
import { ListJsonLd } from './list-json-ld'
import { authorHref, type AuthorView } from '@/features/catalog/load-author'

/** The works of an author, newest first (docs/rules/catalog.md#authors). */
export function AuthorPage({ author: { name, slug }, list }: AuthorView) {
  const t = useTranslations('shop')
  const product = useTranslations('productPage')
  return (
    <Container className="pb-section">
      <ListJsonLd category={null} list={list} last={{ name, href: authorHref(slug) }} />
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            label={product('breadcrumbs')}
            items={[{ label: product('home'), href: '/' }, { label: product('shop'), href: '/shop' }, { label: name }]}
          />
        }
        title={name}
        lead={t('author.count', { count: list.totalRecords })}
      />
      <ProductGrid products={list.records} columns={4} as="h2" isAboveFold />
      <Pagination
        className="pt-10"
        page={list.page}
        totalPages={list.totalPages}
        hrefFor={(page) => authorHref(slug, page)}
        labels={{
          nav: t('paging.nav'),
          first: t('paging.first'),
          previous: t('paging.previous'),
          next: t('paging.next'),
          last: t('paging.last'),
          page: (page) => t('paging.page', { page }),
        }}
      />
    </Container>
  )
}

import { useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { Pagination } from '@/components/ui/navigation/pagination'
import { ProductGrid } from '@/features/product/components/card/product-grid'
import { ChipLink } from '@/components/ui/button/chip'
import { ListJsonLd } from './list-json-ld'
import { authorHref, defaultSort, type AuthorView } from '@/features/catalogue/load-author'

/** The works of an author in the chosen order (docs/rules/catalog.md#authors). */
export function AuthorPage({ author: { name, slug }, sort, list }: AuthorView) {
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
      {list.totalRecords > 1 ? <AuthorSorts slug={slug} sort={sort ?? defaultSort} /> : null}
      <ProductGrid products={list.records} columns={4} as="h2" isAboveFold />
      <Pagination
        className="pt-10"
        page={list.page}
        totalPages={list.totalPages}
        hrefFor={(page) => authorHref(slug, { page, sort })}
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

// An author's works have no order of a category.
const sorts = ['id-desc', 'name-asc', 'finalPrice-asc', 'finalPrice-desc'] as const

/** Links, so that sorting needs no JavaScript. */
function AuthorSorts({ slug, sort }: { slug: string; sort: string }) {
  const t = useTranslations('shop')
  return (
    <nav aria-label={t('sort')} className="flex flex-wrap gap-2 pb-6">
      {sorts.map((one) => (
        <ChipLink key={one} href={authorHref(slug, { page: 1, sort: one })} selected={one === sort} scroll={false}>
          {t(`sorts.${one}`)}
        </ChipLink>
      ))}
    </nav>
  )
}

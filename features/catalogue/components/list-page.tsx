import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { EditableValue } from '@/components/editable/editable-value'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Split } from '@/components/layout/split'
import { ChipLink } from '@/components/ui/button/chip'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/button/link-button'
import { Pagination } from '@/components/ui/navigation/pagination'
import type { Category } from '@/lib/api/entities/category.schema'
import { sortTypes } from '@/lib/api/entities/category.schema'
import { ProductGrid } from '@/features/product/components/card/product-grid'
import { categoryHref } from '@/features/catalogue/list-href'
import { isFiltered, listHref, defaultQuery, toSearchParams } from '../list-query'
import type { ListView } from '../load-category'
import { ActiveFacets } from './active-facets'
import { CategoryBreadcrumbs } from './category-breadcrumbs'
import { FeaturedRow } from './featured-row'
import { Facets } from './facets'
import { ListNavigator } from './list-navigator'
import { ListToolbar } from './list-toolbar'
import { CategoryNavigation } from './category-navigation'

/** The product list of a category or the whole shop; rendered by the cached route and by the filtered route. */
export function ListPage({ category, tree, query, facets, list, featured }: ListView) {
  const t = useTranslations('shop')
  const slug = category?.slug ?? null
  // A list of one product offers neither filters nor sorting.
  const canFilter = list.totalRecords > 1 || isFiltered(query)
  return (
    <Container className="pb-section">
      <ListNavigator slug={slug} searchParams={toSearchParams(query)} facets={facets} />
      <PageHeader
        breadcrumbs={<CategoryBreadcrumbs category={category} />}
        title={category ? <CategoryText category={category} field="name" /> : t('all')}
        lead={category ? category.description && <CategoryText category={category} field="description" /> : t('lead')}
      />
      <Split
        aside="start"
        side={
          <div className="flex flex-col gap-4 lg:gap-8">
            <CategoryNavigation tree={tree} current={category} />
            {canFilter ? (
              <div className="flex flex-wrap gap-2 lg:gap-y-8">
                <FlagChips slug={slug} query={query} />
                <Facets category={category} query={query} facets={facets} total={list.totalRecords} />
              </div>
            ) : null}
          </div>
        }
        content={
          <div className="flex flex-col gap-8">
            {/* Beside a long heading and the filters it would push the list out of a phone's first screen. */}
            <div className="max-sm:order-last max-sm:border-t max-sm:border-line max-sm:pt-8 empty:hidden">
              <FeaturedRow slug={slug} products={featured} />
            </div>
            {canFilter ? (
              <ListToolbar
                slug={slug}
                query={query}
                sorts={category?.sortTypes ?? sortTypes}
                defaultSort={category?.sortDefaultType ?? 'id-desc'}
              >
                <ResultRange list={list} />
              </ListToolbar>
            ) : null}
            <ActiveFacets category={category} query={query} facets={facets} />
            {list.records.length > 0 ? (
              <ProductGrid products={list.records} as="h2" isAboveFold />
            ) : (
              <EmptyList category={category} query={query} />
            )}
            <Pagination
              className="pt-4"
              page={list.page}
              totalPages={list.totalPages}
              hrefFor={(page) => listHref(slug, { ...query, page })}
              labels={{
                nav: t('paging.nav'),
                first: t('paging.first'),
                previous: t('paging.previous'),
                next: t('paging.next'),
                last: t('paging.last'),
                page: (page) => t('paging.page', { page }),
              }}
            />
          </div>
        }
      />
    </Container>
  )
}

function CategoryText({ category, field }: { category: Category; field: 'name' | 'description' }) {
  return (
    <EditableValue documentKey={`category:${category.id}`} field={field}>
      {category[field]}
    </EditableValue>
  )
}

/** '13–24 od 103', or the total when there is one page. */
function ResultRange({ list: { page, limit, totalRecords, totalPages, records } }: Pick<ListView, 'list'>) {
  const t = useTranslations('shop')
  if (totalPages <= 1 || records.length === 0) return t('count', { count: totalRecords })
  const from = (page - 1) * limit + 1
  return t('range', { from, to: from + records.length - 1, total: t('count', { count: totalRecords }) })
}

function FlagChips({ slug, query }: { slug: string | null; query: ListView['query'] }) {
  const t = useTranslations('shop')
  const toggled = (name: 'discount' | 'featured') => listHref(slug, { ...query, [name]: !query[name], page: 1 })
  return (
    <>
      <ChipLink href={toggled('discount')} selected={query.discount} scroll={false}>
        {t('onSale')}
      </ChipLink>
      <ChipLink href={toggled('featured')} selected={query.featured} scroll={false}>
        {t('featured')}
      </ChipLink>
    </>
  )
}

/** Shown when no product matches the filters, or the category is empty. */
function EmptyList({ category, query }: Pick<ListView, 'category' | 'query'>) {
  const t = useTranslations('shop')
  const [key, href] = isFiltered(query)
    ? (['noMatch', listHref(category?.slug ?? null, defaultQuery)] as const)
    : (['empty', categoryHref(null)] as const)
  return (
    <EmptyState
      icon={<Icon name="book-open" />}
      title={t(`${key}.title`)}
      actions={
        <LinkButton href={href} variant="secondary">
          {t(`${key}.action`)}
        </LinkButton>
      }
    >
      {t(`${key}.text`)}
    </EmptyState>
  )
}

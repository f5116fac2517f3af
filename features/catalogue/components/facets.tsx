import { useLocale, useTranslations } from 'next-intl'
import { getPathname } from '@/lib/i18n/navigation'
import { activeFacetValues } from '../facet-query'
import { categoryHref } from '@/features/catalogue/list-href'
import { activeFlags, toSearchParams } from '../list-query'
import type { ListView } from '../load-category'
import { FacetPanel } from './facet-panel'

type FacetsProps = Pick<ListView, 'category' | 'query' | 'facets'> & { total: number }

/** Passes the panel its data and labels, so that the browser needs no message namespace. */
export function Facets({ category, query, facets, total }: FacetsProps) {
  const t = useTranslations('shop.facets')
  const locale = useLocale()
  if (facets.length === 0) return null
  const labels = {
    title: t('title'),
    open: t('open'),
    close: t('close'),
    show: t('show', { count: total }),
    apply: t('apply'),
    any: t('any'),
    yes: t('yes'),
    no: t('no'),
    from: t('from'),
    to: t('to'),
    all: t('all'),
    fewer: t('fewer'),
    reversed: t('reversed'),
    reversedDates: t('reversedDates'),
  }
  return (
    <FacetPanel
      action={getPathname({ href: categoryHref(category?.slug ?? null), locale })}
      facets={facets}
      facetParams={query.facets}
      otherParams={toSearchParams({ ...query, facets: {}, page: 1 })}
      labels={labels}
      activeCount={activeFacetValues(facets, query.facets).length + activeFlags(query).length}
    />
  )
}

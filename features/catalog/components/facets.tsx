import { useLocale, useTranslations } from 'next-intl'
import { getPathname } from '@/lib/i18n/navigation'
import { activeChoices } from '../facet-query'
import { shelfHref } from '../list-address'
import { activeMarks, saidOf } from '../list-query'
import type { ListView } from '../load-category'
import { FacetPanel } from './facet-panel'

type FacetsProps = Pick<ListView, 'category' | 'query' | 'facets'> & { total: number }

/** Hands the browser what the panel needs, and its words. A change begins at the first page again. */
export function Facets({ category, query, facets, total }: FacetsProps) {
  const t = useTranslations('shop.facets')
  const locale = useLocale()
  if (facets.length === 0) return null
  const words = {
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
  }
  return (
    <FacetPanel
      action={getPathname({ href: shelfHref(category?.slug ?? null), locale })}
      facets={facets}
      said={query.facets}
      others={saidOf({ ...query, facets: {}, page: 1 })}
      words={words}
      activeCount={activeChoices(facets, query.facets).length + activeMarks(query).length}
    />
  )
}

import { useTranslations } from 'next-intl'
import { SearchButton } from './search-button'

/** Hands the words of the overlay to the browser; the overlay itself is loaded at its first use. */
export function Search() {
  const t = useTranslations('shell')
  const words = {
    title: t('search.title'),
    label: t('search.label'),
    placeholder: t('search.placeholder'),
    submit: t('search.submit'),
    close: t('search.close'),
    suggestions: t('search.suggestions'),
    none: t('search.none'),
    failed: t('search.failed'),
    kinds: {
      product: t('search.product'),
      productCategory: t('search.productCategory'),
      post: t('search.post'),
      event: t('search.event'),
      page: t('search.page'),
    },
  }
  return <SearchButton label={t('searchOpen')} words={words} />
}

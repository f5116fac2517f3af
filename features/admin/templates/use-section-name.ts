import { useTranslations } from 'next-intl'

const named = [
  'hero',
  'product-grid',
  'category-tiles',
  'post-teasers',
  'membership-call',
  'newsletter',
  'page-title',
  'rich-text',
  'faq',
  'image-text',
  'contact-details',
  'form',
] as const

function isNamed(type: string): type is (typeof named)[number] {
  return named.some((one) => one === type)
}

/** Names a section type in words; unknown types keep their own name. */
export function useSectionName(): (type: string) => string {
  const t = useTranslations('admin.templates.sectionNames')
  return (type) => (isNamed(type) ? t(type) : type)
}

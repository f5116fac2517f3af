import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button/button-variants'
import type { Product } from '@/lib/api/entities/product.schema'
import { SampleButton } from './sample-button'

/** Leads to the sample pages; without JavaScript to the PDF or the first page (docs/rules/catalog.md#sample-pages). */
export function SampleLink({ product: { slug, samplePages, sampleDocument } }: { product: Product }) {
  const t = useTranslations('productPage')
  const href = sampleDocument?.src ?? samplePages[0]?.src
  if (!href) return null
  const link = { href, className: buttonVariants({ variant: 'secondary', className: 'self-center' }) }
  const content = (
    <>
      <Icon name="book-open" className="stroke-[1.75] size-5" />
      {t(samplePages.length > 0 ? 'sample' : 'samplePdf')}
    </>
  )
  if (samplePages.length === 0) return <a {...link}>{content}</a>
  return (
    <SampleButton slug={slug} {...link}>
      {content}
    </SampleButton>
  )
}

import { useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'
import { Section } from '@/components/layout/section'
import { LinkButton } from '@/components/ui/button/link-button'
import type { ProductCard } from '@/lib/api/entities/product.schema'
import { ProductGrid } from '@/features/product/components/card/product-grid'

type ArchivedProductProps = {
  name: string
  /** The innermost category; null when it had none. */
  category: { name: string; slug: string } | null
  /** Products of that category. */
  similar: readonly ProductCard[]
}

/** The page of an archived product, served with 410 (docs/rules/storefront.md#archived-product). */
export function ArchivedProduct({ name, category, similar }: ArchivedProductProps) {
  const t = useTranslations('gone')
  return (
    <>
      <div className="glow-top">
        <Container width="narrow" className="flex flex-col items-center gap-5 py-section text-center">
          <p className="eyebrow text-accent-ink">{t('eyebrow')}</p>
          <h1 className="w-full text-3xl">{name}</h1>
          <p className="max-w-xl text-lg text-balance text-ink-soft">{t('text')}</p>
          <div className="flex flex-wrap justify-center gap-3 pt-3">
            {category ? (
              <LinkButton href={{ pathname: '/shop/[slug]', params: { slug: category.slug } }}>
                {t('shelf', { name: category.name })}
              </LinkButton>
            ) : (
              <LinkButton href="/shop">{t('shop')}</LinkButton>
            )}
            <LinkButton href="/search" variant="secondary" prefetch={false}>
              {t('search')}
            </LinkButton>
          </div>
        </Container>
      </div>
      {similar.length > 0 ? (
        <Section tone="surface" aria-labelledby="slicno">
          <h2 id="slicno" className="pb-8">
            {t('likes')}
          </h2>
          <ProductGrid products={similar} columns={4} />
        </Section>
      ) : null}
    </>
  )
}

import { useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'
import { Grid } from '@/components/layout/grid'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { moreLinkStyles, SectionHeading } from '@/components/layout/section-heading'
import { ProductGrid } from '@/features/product/components/card/product-grid'
import type { Category } from '@/lib/api/entities/category.schema'
import type { ProductCard } from '@/lib/api/entities/product.schema'
import { Link } from '@/lib/i18n/navigation'
import { CategoryBreadcrumbs } from './category-breadcrumbs'
import { CategoryTile } from './category-tile'

/** The shop front: all root categories and the newest products. */
export function ShopPage({ tree, newest }: { tree: readonly Category[]; newest: readonly ProductCard[] }) {
  const t = useTranslations('shop')
  return (
    <>
      <Container>
        <PageHeader breadcrumbs={<CategoryBreadcrumbs category={null} />} title={t('title')} lead={t('lead')} />
        <Grid as="ul" columns={3} gap="lg" className="pb-section">
          {tree.map((category, index) => (
            <li key={category.id}>
              <CategoryTile category={category} as="h2" priority={index === 0 ? 'high' : 'lazy'} />
            </li>
          ))}
        </Grid>
      </Container>
      <Section tone="surface" aria-labelledby="upravo-stiglo">
        <SectionHeading
          title={<h2 id="upravo-stiglo">{t('newest')}</h2>}
          more={
            <Link href={{ pathname: '/shop', query: { sort: 'id-desc' } }} className={moreLinkStyles}>
              {t('allNewest')}
            </Link>
          }
        />
        <ProductGrid products={newest} columns={4} />
      </Section>
    </>
  )
}

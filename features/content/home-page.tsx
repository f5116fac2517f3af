import { SectionDocument } from '@/features/sections/section-document'
import { WebSiteJsonLd } from '@/features/seo/web-site'
import { loadHome } from './load-page'

/** The shop's front window: whatever its document holds. */
export async function HomePage() {
  const page = await loadHome()
  return (
    <>
      <WebSiteJsonLd />
      <SectionDocument document={page.document} documentKey={`page:${page.id}`} />
    </>
  )
}

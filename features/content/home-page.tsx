import { SectionDocument } from '@/features/sections/document/section-document'
import { WebSiteJsonLd } from '@/features/seo/json-ld'
import { loadHome } from './load-page'

/** The home page: the sections of its document. */
export async function HomePage() {
  const page = await loadHome()
  return (
    <>
      <WebSiteJsonLd />
      <SectionDocument document={page.document} documentKey={`page:${page.id}`} />
    </>
  )
}

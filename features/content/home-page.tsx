import { SectionDocument } from '@/features/sections/section-document'
import { loadHome } from './load-page'

/** The shop's front window: whatever its document holds. */
export async function HomePage() {
  const page = await loadHome()
  return <SectionDocument document={page.document} documentKey={`page:${page.id}`} />
}

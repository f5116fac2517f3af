import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { MediaView } from '@/features/admin/media/media-view'

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('media')
}

export default function MediaPage() {
  return <MediaView />
}

import { missing } from '@/features/content/found-at'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

/** Whatever no route and no slug answers to. */
export default async function Page({ params }: { params: Promise<{ rest: string[] }> }) {
  return missing(...(await params).rest)
}

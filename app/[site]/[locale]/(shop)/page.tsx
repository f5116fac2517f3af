import { currentSite } from '@/server/rsc'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export default async function HomePage() {
  const site = await currentSite()
  return <p>{site.name}</p>
}

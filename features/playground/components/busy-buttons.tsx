'use client'

import { Button } from '@/components/ui/button/button'

export function BusyButtons() {
  return (
    <>
      <Button busy>Dodaj u košaricu</Button>
      <Button busy variant="secondary">
        Spremi adresu
      </Button>
      <Button busy variant="accent">
        Prijavi me
      </Button>
    </>
  )
}

'use client'

import { useState } from 'react'
import { QuantityStepper } from '@/components/ui/quantity/quantity-stepper'

const labels = { label: 'Količina', decreaseLabel: 'Smanji količinu', increaseLabel: 'Povećaj količinu' }

export function QuantitySamples() {
  const [quantity, setQuantity] = useState(3)
  const [least, setLeast] = useState(1)
  return (
    <>
      <QuantityStepper {...labels} value={quantity} max={99} onChange={setQuantity} />
      <QuantityStepper {...labels} value={least} max={5} onChange={setLeast} />
      <QuantityStepper {...labels} value={1} disabled onChange={setLeast} />
    </>
  )
}

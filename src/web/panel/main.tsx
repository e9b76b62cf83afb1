import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { PanelApp } from './panel-app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('painel.html has no #root')
createRoot(root).render(
  <StrictMode>
    <PanelApp />
  </StrictMode>,
)

/** The product's tokens; mail programs know no CSS variables. Every pair has at least 4.5:1. */
export const colors = {
  paper: "#fbfaf7",
  card: "#ffffff",
  ink: "#14213d",
  soft: "#3b4a66",
  quiet: "#5b677e",
  line: "#e3e6ec",
  action: "#1d4ed8",
};

export const tones = {
  high: { color: "#b42318", background: "#fdecea" },
  medium: { color: "#8a6100", background: "#fdf5d8" },
  low: { color: "#1c7a4c", background: "#e6f5ec" },
  plain: { color: "#3b4a66", background: "#eef1f6" },
};

export const fonts = {
  sans: "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  serif: "Newsreader, Georgia, 'Times New Roman', serif",
  mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
};

/** Inline styles win over a sheet, hence the importance. */
export const darkStyles = `
@media (prefers-color-scheme: dark) {
  .sw-page { background-color: #0f1524 !important; }
  .sw-card { background-color: #171f33 !important; border-color: #2b3550 !important; color: #e8ecf5 !important; }
  .sw-ink { color: #e8ecf5 !important; }
  .sw-quiet { color: #a3aec5 !important; }
  .sw-line { border-color: #2b3550 !important; }
  .sw-link { color: #9db8ff !important; }
  .sw-inset { background-color: #0f1524 !important; color: #e8ecf5 !important; }
}
@media (max-width: 480px) {
  .sw-card { padding: 20px 16px 4px !important; }
  .sw-button { display: block !important; text-align: center !important; }
}`;

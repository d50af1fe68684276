export const themeScriptUrl = '/theme.js';
export const themeScriptTag = `<script src="${themeScriptUrl}"></script>`;

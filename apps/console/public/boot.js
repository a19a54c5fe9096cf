// Runs before the first paint: theme and language as kept under `configs` (see src/lib/preferences.ts, which owns the format).
(function applyPreferences() {
  var configs = {};
  try {
    configs = JSON.parse(localStorage.getItem('configs')) || {};
  } catch {
    // Unreadable preferences count as none.
  }
  var root = document.documentElement;
  root.dataset.mantineColorScheme = String(configs.theme).toLowerCase() === 'dark' ? 'dark' : 'light';
  root.lang = String(configs.language).toLowerCase() === 'jp' ? 'ja' : 'en';
})();

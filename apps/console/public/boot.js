// Theme and language before the first paint; src/lib/preferences.ts owns the format.
(function applyPreferences() {
  var configs = {};
  try {
    configs = JSON.parse(localStorage.getItem('configs')) || {};
  } catch {
    // Unreadable: none.
  }
  var root = document.documentElement;
  root.dataset.mantineColorScheme = String(configs.theme).toLowerCase() === 'dark' ? 'dark' : 'light';
  root.lang = String(configs.language).toLowerCase() === 'jp' ? 'ja' : 'en';
})();

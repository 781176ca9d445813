<?php
// Sends a text through the filters of WordPress, as the classic editor's posts go: `php wordpress.php FOLDER RIGHTS
// PLUGIN` reads it and writes what the page gets: its head, and the text. FOLDER is that of WordPress; RIGHTS is
// `unfiltered` (an administrator or an editor has saved the post) or `filtered` (an author has); PLUGIN is a file,
// which may be empty.

[, $folder, $rights, $plugin] = $argv;
define('ABSPATH', "$folder/");
define('WPINC', 'wp-includes');
foreach (['compat', 'plugin', 'formatting', 'kses', 'shortcodes'] as $name) require ABSPATH . WPINC . "/$name.php";

// The parts of WordPress on which these filters lean.
function get_option($name) { return ['blog_charset' => 'UTF-8', 'use_smilies' => 1][$name] ?? false; }
function _x($text) { return $text; }
function __($text) { return $text; }
function _doing_it_wrong() {}
function wp_load_alloptions() { return []; }
function wp_allowed_protocols() { return ['http', 'https', 'mailto']; }
function includes_url($path) { return "https://wordpress.example/wp-includes/$path"; }
function smilies_init() {
    global $wpsmiliestrans, $wp_smiliessearch;
    $wpsmiliestrans = [':)' => "\u{1F642}"];
    $wp_smiliessearch = '/(?<=\s|^):\)(?=\s|$)/m';
}
smilies_init();
add_shortcode('gallery', fn() => 'A GALLERY');
require $plugin;

$text = stream_get_contents(STDIN);
if ($rights !== 'unfiltered') $text = wp_unslash(wp_filter_post_kses(wp_slash($text)));
foreach (['wptexturize', 'wpautop', 'shortcode_unautop', 'do_shortcode', 'convert_smilies'] as $filter)
    $text = $filter($text);
do_action('wp_head');
echo $text;
